/** What SES is asked to report of each message, by the names that it gives to these events. */
export const MAIL_EVENTS = ['Delivery', 'Bounce', 'Complaint', 'Reject', 'DeliveryDelay'] as const;
export type MailEvent = (typeof MAIL_EVENTS)[number];
