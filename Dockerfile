# Serai with everything that a server needs. Node and the sources stay behind in the first two stages.

FROM node:22-bookworm-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci
COPY src/serai /build/src/serai
COPY packs/first-book/plates /build/packs/first-book/plates
COPY web ./
RUN npm run build

FROM python:3.11-slim-bookworm AS wheel
WORKDIR /build
COPY pyproject.toml build_client.py constraints.txt README.md LICENSE ./
COPY src src
COPY packs packs
COPY --from=client /build/web/dist web/dist
RUN python -m pip wheel --no-cache-dir --no-deps -w /wheel . \
    && python -m venv /opt/serai \
    && /opt/serai/bin/pip install --no-cache-dir -c constraints.txt "$(ls /wheel/*.whl)[postgresql,redis]"

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 7291 --home-dir /var/lib/serai --create-home serai
COPY --from=wheel /opt/serai /opt/serai
USER serai
ENV SERAI_HOME=/var/lib/serai
VOLUME /var/lib/serai
EXPOSE 7291
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["/opt/serai/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:7291/ready')"]
ENTRYPOINT ["/opt/serai/bin/serai"]
CMD ["serve", "--host", "0.0.0.0", "--port", "7291"]
