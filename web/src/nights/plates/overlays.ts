/** Makes one drawing of a plate and what adjectives add to it, as src/serai/book/plates.py does. */
import type { Head } from '../../house/messages';

const END = '</svg>\n';
const innerSvg = (drawing: string): string => drawing.slice(drawing.indexOf('\n') + 1, drawing.lastIndexOf('</svg>'));

/** The plate with something around it. */
export const addOverlayAround = (plate: string, overlay: string): string => plate.slice(0, -END.length) + innerSvg(overlay) + END;

/** The plate with something on its head, or beside it. */
export function addOverlayOnHead(plate: string, overlay: string, { x, y, size, turn = 0, turned = false }: Head): string {
  const placed = `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(turned ? -size : size)} ${String(size)})`;
  return `${plate.slice(0, -END.length)}<g transform="${placed}">\n${innerSvg(overlay)}</g>\n${END}`;
}

/** Where a second head stands, looking the other way. */
export function positionOfSecondHead({ x, y, size, turn = 0, turned = false }: Head): Head {
  const side = x < 230 ? 1 : -1;
  return { x: x + side * 82 * size, y: y + 8 * size, size, turn: turn + side * 12, turned: !turned };
}
