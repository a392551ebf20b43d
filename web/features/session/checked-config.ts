import { type AppConfig, appConfig } from '../../../shared/schemas/app-config.ts';
import { loadConfig } from '../../lib/config.ts';

/** The configuration, validated before any password is sent by it. Throws a ValidationError. */
export const checkedConfig = async (): Promise<AppConfig> =>
  appConfig.validate(await loadConfig(), { strict: true });
