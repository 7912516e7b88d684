/** All emblems together: they come in one file. */
export { REACTIONS } from './reactions';
export { SKILLS } from './skills';
export { STATUSES } from './statuses';
export { THINGS } from './things';
