import { type AppConfig, appConfig } from '../../../shared/schemas/app-config.ts';
import { loadConfig } from '../../lib/config.ts';

/** The configuration, once it is known that it could work; no password is sent by another. Throws a ValidationError. */
export const checkedConfig = async (): Promise<AppConfig> =>
  appConfig.validate(await loadConfig(), { strict: true });
