import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { calendarFile, calendarHref } from '../../../web/features/chat/calendar-file.ts';
import { seededRuns } from '../../support/seeded.ts';

const entry = {
  id: 'b1',
  title: 'Soin éclat, visage; 60 min',
  startAt: '2026-11-24T14:00:00.000Z',
  endAt: '2026-11-24T15:00:00Z',
  business: 'Studio Lumière inc.',
  url: 'https://comptoir.test/rdv/t',
};

const unfolded = (file: string): string => file.replace(/\r\n /g, '');

describe('the calendar file', () => {
  test('names the appointment, its times in UTC and its link', () => {
    const lines = unfolded(calendarFile(entry)).split('\r\n');
    expect(lines).toContain('UID:b1@comptoir');
    expect(lines).toContain('DTSTART:20261124T140000Z');
    expect(lines).toContain('DTEND:20261124T150000Z');
    expect(lines).toContain('SUMMARY:Soin éclat\\, visage\\; 60 min – Studio Lumière inc.');
    expect(lines).toContain('URL:https://comptoir.test/rdv/t');
  });

  test('has no line over 75 bytes and loses no character, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const file = calendarFile({ ...entry, title: title.replace(/[\r\n]/g, '') });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const summary = unfolded(file).match(/SUMMARY:(.*) – Studio/s)?.[1];
        expect(summary?.replace(/\\([\\;,])/g, '$1')).toBe(title.replace(/[\r\n]/g, ''));
      }),
      seededRuns(100),
    );
  });

  test('says who performs the appointment, where that is a person', () => {
    const file = calendarFile({ ...entry, description: 'Avec Odile Roy, coiffeuse' });
    expect(unfolded(file).split('\r\n')).toContain('DESCRIPTION:Avec Odile Roy\\, coiffeuse');
    expect(calendarFile(entry)).not.toContain('DESCRIPTION');
  });

  test('says where the appointment takes place, if the business gives its address', () => {
    const file = calendarFile({ ...entry, location: '4210, rue Saint-Denis, Montréal (Québec) H2J 2K8' });
    expect(unfolded(file).split('\r\n')).toContain(
      'LOCATION:4210\\, rue Saint-Denis\\, Montréal (Québec) H2J 2K8',
    );
    expect(calendarFile({ ...entry, location: null })).not.toContain('LOCATION');
  });

  test('holds several appointments, each as it would alone', () => {
    const others = [entry, { ...entry, id: 'b2', startAt: '2026-12-22T14:00:00Z' }];
    const eventOf = (file: string) => file.match(/BEGIN:VEVENT.*END:VEVENT/s)?.[0] ?? '';
    const file = calendarFile(...others);
    expect(file.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
    expect(eventOf(file)).toBe(others.map((one) => eventOf(calendarFile(one))).join('\r\n'));
  });

  test('cannot be broken into lines of its own by a title', () => {
    const file = calendarFile({ ...entry, title: 'Soin\r\nATTENDEE:mailto:x@y.z' });
    expect(file).not.toMatch(/^ATTENDEE/m);
  });

  test('is no link when a time is no instant', () => {
    expect(calendarHref({ ...entry, startAt: 'demain' })).toBeNull();
    expect(calendarHref(entry)).toMatch(/^data:text\/calendar/);
  });
});
