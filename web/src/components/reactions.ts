import cheerful from 'icon:cheerful';
import hands from 'icon:hearts';
import hourglass from 'icon:hourglass';
import prayer from 'icon:prayer';
import surprised from 'icon:surprised';
import thumb from 'icon:thumb-up';
import type { React } from '../house/messages';

export type Reaction = React['sign'];

/** Quick reactions. The ids are those of the socket messages; the names are in `web.ftl`. */
export const REACTIONS: Record<Reaction, string> = {
  bravo: thumb,
  laugh: cheerful,
  gasp: surprised,
  patience: hourglass,
  thanks: hands,
  sorry: prayer,
};
