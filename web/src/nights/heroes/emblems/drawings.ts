/** All emblems together: they come in one file. */
export { REACTIONS } from './reactions';
export { SKILLS } from './skills';
export { THINGS } from './things';
