/** All emblems in one module, so that they load as one chunk. */
export { REACTIONS } from './reactions';
export { SKILLS } from './skills';
export { THINGS } from './things';
