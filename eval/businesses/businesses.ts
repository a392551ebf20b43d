import { accountant } from './accountant.ts';
import { agency } from './agency.ts';
import { barber } from './barber.ts';
import { bicycles } from './bicycles.ts';
import type { BusinessSpec } from './business-spec.ts';
import { clinic } from './clinic.ts';
import { dentist } from './dentist.ts';
import { driving } from './driving.ts';
import { garage } from './garage.ts';
import { groomer } from './groomer.ts';
import { optician } from './optician.ts';
import { photo } from './photo.ts';
import { physio } from './physio.ts';
import { plumber } from './plumber.ts';
import { salon } from './salon.ts';
import { spa } from './spa.ts';
import { tattoo } from './tattoo.ts';
import { vet } from './vet.ts';

/** Every business of the scenarios, by the name under which a scenario asks for it. */
export const BUSINESSES = {
  accountant,
  agency,
  barber,
  bicycles,
  clinic,
  dentist,
  driving,
  garage,
  groomer,
  optician,
  photo,
  physio,
  plumber,
  salon,
  spa,
  tattoo,
  vet,
} as const satisfies Readonly<Record<string, BusinessSpec>>;

export type BusinessKey = keyof typeof BUSINESSES;
