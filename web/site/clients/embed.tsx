import { EmbedPage } from '../embed-page.tsx';
import { takeOver } from './take-over.tsx';

takeOver((page) => page.kind === 'embed' && <EmbedPage view={page.view} />);
