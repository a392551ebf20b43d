/** What a turn with a model needs: loaded only where there is a key, and all of it at once. */
export { modelReader } from '../../assistant/model/reader.ts';
export { modelWriter } from '../../assistant/model/writer.ts';
export { anthropicModel } from './anthropic-gateway.ts';
