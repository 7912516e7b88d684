/** The ground as a list of strokes and fills that any canvas can paint, including an offscreen one. */
import type { Region } from './viewport';

export interface Paint {
  /** The index of its path. */
  path: number;
  /** The index of the path that clips it. */
  clip: number | null;
  evenodd: boolean;
  fill: string | null;
  stroke: string | null;
  width: number;
  cap: CanvasLineCap;
  join: CanvasLineJoin;
  opacity: number;
}

export interface Ground {
  paths: string[];
  paints: Paint[];
}

const NONE = 'none';

/** Reads the paints from the computed style of the drawing, which is briefly added to the page unseen. */
export function readGround(markup: string, classes: string): Ground {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', classes);
  drawing.style.display = 'none';
  drawing.innerHTML = markup;
  document.body.append(drawing);
  const ground = paintsOfDrawing(drawing);
  drawing.remove();
  return ground;
}

function paintsOfDrawing(drawing: SVGElement): Ground {
  const paths: string[] = [];
  const pathOf = (element: Element | null | undefined): number => {
    const d = element?.getAttribute('d') ?? '';
    const known = paths.indexOf(d);
    return known >= 0 ? known : paths.push(d) - 1;
  };
  const findReferenced = (reference: string | null) => drawing.querySelector(`[id="${/#([\w-]+)/.exec(reference ?? '')?.[1] ?? ''}"]`);
  /** The path in the element's clip. The clip of the whole sheet, a rectangle, is left to the frame. */
  const clipOf = (element: Element): number | null => {
    const clip = findReferenced(element.closest('[clip-path*="ashore"]')?.getAttribute('clip-path') ?? null);
    return clip ? pathOf(findReferenced(clip.querySelector('use')?.getAttribute('href') ?? null)) : null;
  };
  const paints = [...drawing.querySelectorAll('#map-ground path, #map-ground use')].map((element): Paint => {
    const style = getComputedStyle(element);
    const stroke = style.stroke === NONE ? null : style.stroke;
    return {
      path: pathOf(element.localName === 'use' ? findReferenced(element.getAttribute('href')) : element),
      clip: clipOf(element),
      evenodd: style.fillRule === 'evenodd',
      fill: style.fill === NONE ? null : style.fill,
      stroke,
      width: parseFloat(style.strokeWidth),
      cap: style.strokeLinecap as CanvasLineCap,
      join: style.strokeLinejoin as CanvasLineJoin,
      opacity: Number(style.opacity) * (stroke ? Number(style.strokeOpacity) : 1),
    };
  });
  return { paths, paints };
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Paints a region of the ground so that it fills the canvas; `scale` is in pixels per map unit. */
export function paintGround(context: Context, paths: readonly Path2D[], paints: readonly Paint[], region: Region, scale: number): void {
  for (const each of paints) {
    const path = paths[each.path];
    const clip = each.clip === null ? undefined : paths[each.clip];
    if (!path) continue;
    context.save();
    context.setTransform(scale, 0, 0, scale, -region.x * scale, -region.y * scale);
    if (clip) context.clip(clip);
    context.globalAlpha = each.opacity;
    if (each.fill) {
      context.fillStyle = each.fill;
      context.fill(path, each.evenodd ? 'evenodd' : 'nonzero');
    }
    if (each.stroke) {
      context.strokeStyle = each.stroke;
      context.lineWidth = each.width;
      context.lineCap = each.cap;
      context.lineJoin = each.join;
      context.stroke(path);
    }
    context.restore();
  }
}
