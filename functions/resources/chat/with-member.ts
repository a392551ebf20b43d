/** What the chat does while a member of the team answers: few conversations need it, so it is loaded by itself. */
export { newsOf } from './news.ts';
export { takeDown } from './take-down.ts';
