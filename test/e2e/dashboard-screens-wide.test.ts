import { walkDashboard } from './dashboard-walk.ts';

walkDashboard(1440);
