/** What a turn with a model needs: loaded only where there is a key, and all of it at once. */
export { modelEar } from '../../assistant/model/ear.ts';
export { modelVoice } from '../../assistant/model/voice.ts';
export { anthropicModel } from './anthropic-gateway.ts';
