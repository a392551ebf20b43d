/** Insurers and public plans by their names, as people write them. */
export const PAYERS =
  'csst|cnesst|saaq|ramq|ivac|croix bleue|blue cross|sun ?life|manulife|desjardins|medicare';
