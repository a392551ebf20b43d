/** Whether this is `npm run test:full`, which tries more and saves nothing. */
export const isFull = process.env.COMPTOIR_FULL === '1';
