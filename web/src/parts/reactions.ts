import cheerful from 'icon:cheerful';
import dice from 'icon:rolling-dices';
import heart from 'icon:hearts';
import hourglass from 'icon:hourglass';
import surprised from 'icon:surprised';
import thumb from 'icon:thumb-up';

/** What one can show the table without a word. The ids are the messages'; the names are in `web.ftl`. */
export const REACTIONS = { bravo: thumb, laugh: cheerful, astonished: surprised, love: heart, lucky: dice, patience: hourglass };

export type Reaction = keyof typeof REACTIONS;
