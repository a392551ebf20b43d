import { parentPort, workerData } from 'node:worker_threads';
import { evaluate } from './evaluate.ts';

/** Has the conversations that it was started with, and answers their outcomes; see evaluate-at-once.ts. */
const { scenarios, options } = workerData;
parentPort?.postMessage(await evaluate(scenarios, options));
