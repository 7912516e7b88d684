/** Marks a scrolling element with `data-more-below` while it continues below. */
import type { Attachment } from 'svelte/attachments';

/** Anything less is just a margin, in pixels. */
const MIN_HIDDEN = 12;

export const scrollHint: Attachment<HTMLElement> = (node) => {
  const update = () => node.toggleAttribute('data-more-below', node.scrollHeight - node.scrollTop - node.clientHeight > MIN_HIDDEN);
  node.addEventListener('scroll', update, { passive: true });
  if (typeof ResizeObserver === 'undefined') return () => node.removeEventListener('scroll', update);
  const sizes = new ResizeObserver(update);
  for (const each of [node, ...node.children]) sizes.observe(each);
  return () => {
    node.removeEventListener('scroll', update);
    sizes.disconnect();
  };
};
