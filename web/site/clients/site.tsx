import { SitePage } from '../site-page.tsx';
import { takeOver } from './take-over.tsx';

takeOver((page) => page.kind === 'site' && <SitePage view={page.view} />);
