/** Says of what scrolls whether it goes on below, so that one sees that there is more. */
import type { Attachment } from 'svelte/attachments';

/** Less than this is no more than a margin, in pixels. */
const LITTLE = 12;

export const goingOn: Attachment<HTMLElement> = (node) => {
  const look = () => node.toggleAttribute('data-goes-on', node.scrollHeight - node.scrollTop - node.clientHeight > LITTLE);
  node.addEventListener('scroll', look, { passive: true });
  if (typeof ResizeObserver === 'undefined') return () => node.removeEventListener('scroll', look);
  const sizes = new ResizeObserver(look);
  for (const each of [node, ...node.children]) sizes.observe(each);
  return () => {
    node.removeEventListener('scroll', look);
    sizes.disconnect();
  };
};
