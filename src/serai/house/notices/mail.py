"""Sends notices by e-mail."""

import smtplib
import ssl
from base64 import b64encode
from contextlib import suppress
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP

from serai.house.keys import digest_of_key
from serai.house.notices.config import MailServer
from serai.house.notices.outcomes import Outcome
from serai.table import Refused

TIMEOUT = 20.0
MAX_ADDRESS = 254


def strip_and_check_mail_address(address: str) -> str:
    """The address without spaces around it; refuses what cannot be one."""
    address = address.strip()
    try:
        found = Address(addr_spec=address)
    except (MessageError, ValueError, IndexError):
        raise Refused("refused-mail-address") from None
    if (
        len(address) > MAX_ADDRESS
        or not address.isascii()
        or not address.isprintable()
        or not found.username
        or "." not in found.domain
        or found.domain.startswith("[")
        or found.addr_spec != address
    ):
        raise Refused("refused-mail-address")
    return address


def mailbox_of(mail: str) -> str:
    """A digest of the address without the tag that most servers ignore: ana+anything@example.org."""
    name, _, host = mail.lower().rpartition("@")
    return digest_of_key(f"{name.partition('+')[0]}@{host}")


def make_mail(
    sender: str, recipient: str, subject: str, text: str, message_id: str, stop_url: str
) -> EmailMessage:
    """A plain text mail. Mail programs show `stop_url` as a button that ends the notices."""
    mail = EmailMessage(policy=SMTP)
    mail["From"] = sender
    mail["To"] = recipient
    mail["Subject"] = subject
    mail["Message-ID"] = message_id
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{stop_url}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


def send_mail(server: MailServer, mail: EmailMessage) -> Outcome:
    """Hands a mail to the server. It blocks. What failed before the text was sent was not accepted."""
    try:
        smtp = _connect(server)
    except (OSError, smtplib.SMTPException):
        return "retry"
    try:
        try:
            smtp.ehlo_or_helo_if_needed()
            if not server.encrypted and smtp.has_extn("starttls"):
                smtp.starttls(context=ssl.create_default_context())
                smtp.ehlo()
            if server.user:
                _log_in(smtp, server.user, server.password)
            for code, _ in (smtp.mail(server.sender), smtp.rcpt(mail["To"])):
                if code not in (250, 251):
                    return "refused" if code >= 500 else "retry"
        except (OSError, smtplib.SMTPException):
            return "retry"
        try:
            code, _ = smtp.data(mail.as_bytes())
        except smtplib.SMTPDataError as error:  # the server did not want the text
            return "refused" if error.smtp_code >= 500 else "retry"
        except (OSError, smtplib.SMTPException):
            return "unknown"
        return "sent" if code == 250 else "refused" if code >= 500 else "retry"
    finally:
        with suppress(OSError, smtplib.SMTPException):
            smtp.quit()
        smtp.close()


def _connect(server: MailServer) -> smtplib.SMTP:
    if not server.encrypted:
        return smtplib.SMTP(server.host, server.port, timeout=TIMEOUT)
    context = ssl.create_default_context()  # by default `smtplib` does not check the certificate
    return smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT, context=context)


def _log_in(smtp: smtplib.SMTP, user: str, password: str) -> None:
    """Proves to the server who we are. `smtplib` alone sends no letters beyond ASCII; the standard for AUTH
    PLAIN (RFC 4616) has them in UTF-8, and servers expect the same of AUTH LOGIN.
    """
    if user.isascii() and password.isascii():
        smtp.login(user, password)
        return
    offered = smtp.esmtp_features.get("auth", "").upper().split()
    if "PLAIN" in offered:
        code, answer = smtp.docmd("AUTH", "PLAIN " + _in_base64(f"\0{user}\0{password}"))
    elif "LOGIN" in offered:
        code, answer = smtp.docmd("AUTH", f"LOGIN {_in_base64(user)}")
        if code == 334:
            code, answer = smtp.docmd(_in_base64(password))
    else:
        raise smtplib.SMTPNotSupportedError("the server offers neither AUTH PLAIN nor AUTH LOGIN")
    if code != 235:
        raise smtplib.SMTPAuthenticationError(code, answer)


def _in_base64(text: str) -> str:
    return b64encode(text.encode()).decode()
