import { useEffect, useState } from 'react';
import type { AppConfig } from '../../../shared/schemas/app-config.ts';
import { loadConfig } from '../../lib/config.ts';

/** The installation's configuration; null until it is read. */
export const useConfig = (): AppConfig | null => {
  const [config, setConfig] = useState<AppConfig | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadConfig().then(
      (loaded) => {
        if (isCurrent) setConfig(loaded);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return config;
};
