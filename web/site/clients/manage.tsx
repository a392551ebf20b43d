import { ManagePage } from '../manage-page.tsx';
import { takeOver } from './take-over.tsx';

takeOver((page) => page.kind === 'manage' && <ManagePage view={page.view} />);
