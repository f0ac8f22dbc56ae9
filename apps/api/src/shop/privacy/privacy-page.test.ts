import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@counterpane/contract/limits';
import { COOKIES } from '@counterpane/contract/visitor/cookies';
import { describe, expect, it, test } from 'vitest';
import { OPEN_ON_DEVICE_DAYS } from '../../order/access/find-accessible-order.ts';
import { RETENTION_DAYS } from './retention.ts';

// What the page says is what the store does: sentence by sentence, in every language.

const FOLDER = join(import.meta.dirname, '../../../../../packages/catalogue/content');
const pageIn = (language: string): string => readFileSync(join(FOLDER, language, 'p/privacy.md'), 'utf8');

const DAY = 86_400;

const LANGUAGES = ['en', 'fr', 'es'] as const;

type InEach = Readonly<Record<(typeof LANGUAGES)[number], string>>;

/** A time as the page says it. @example spoken(2_592_000) // { en: "30 days", fr: "30 jours", es: "30 días" } */
const spoken = (seconds: number): InEach => {
  const years = Math.floor(seconds / DAY / 365);
  const [minutes, days] = [seconds / 60, seconds / DAY];
  if (days < 1) return { en: `${minutes} minutes`, fr: `${minutes} minutes`, es: `${minutes} minutos` };
  if (days < 365 || days === 400) return { en: `${days} days`, fr: `${days} jours`, es: `${days} días` };
  if (years === 2) return { en: 'two years', fr: 'deux ans', es: 'dos años' };
  if (years === 3) return { en: 'three years', fr: 'trois ans', es: 'tres años' };
  return { en: `${years} year`, fr: `${years} an`, es: `${years} año` };
};

/** The line of each kind, by words that are in no other line. */
const LINES: Readonly<Record<keyof typeof RETENTION_DAYS, InEach>> = {
  visitor: { en: '| `visitor` |', fr: '| `visitor` |', es: '| `visitor` |' },
  cart: {
    en: 'A cart that nobody has changed for',
    fr: 'Un panier que personne n’a modifié',
    es: 'Un carrito que nadie ha cambiado',
  },
  checkout: {
    en: '| What you entered at checkout |',
    fr: '| Ce que vous avez saisi au paiement |',
    es: '| Lo que ingresó al pagar |',
  },
  message: { en: 'We keep your message', fr: 'Nous gardons votre message', es: 'Conservamos su mensaje' },
  answer: {
    en: '| Our answers to what you sent |',
    fr: '| Nos réponses à ce que vous avez envoyé |',
    es: '| Nuestras respuestas a lo que envió |',
  },
  paidOrder: {
    en: '| Name, address, phone, email |',
    fr: '| Nom, adresse, téléphone, courriel |',
    es: '| Nombre, dirección, teléfono, correo electrónico |',
  },
  endedOrder: {
    en: '| Name, address, phone, email |',
    fr: '| Nom, adresse, téléphone, courriel |',
    es: '| Nombre, dirección, teléfono, correo electrónico |',
  },
  addressKey: {
    en: '| From where you ordered',
    fr: '| D’où vous avez commandé',
    es: '| Desde dónde hizo el pedido',
  },
  photo: {
    en: '| Photographs that you send with a return or a claim |',
    fr: '| Les photos que vous envoyez avec un retour ou une réclamation |',
    es: '| Las fotos que envía con una devolución o un reclamo |',
  },
  unusedPhoto: {
    en: '| Photographs that you send with a return or a claim |',
    fr: '| Les photos que vous envoyez avec un retour ou une réclamation |',
    es: '| Las fotos que envía con una devolución o un reclamo |',
  },
  sentMessage: {
    en: '| Which emails we sent',
    fr: '| Les courriels que nous vous avons envoyés',
    es: '| Qué correos le enviamos',
  },
  event: {
    en: 'Which steps a visit takes',
    fr: 'Les étapes qu’une visite franchit',
    es: 'Los pasos de una visita hacia un pedido',
  },
  privacyChoice: {
    en: 'What may be done with your visits beyond that',
    fr: 'Ce qui peut se faire d’autre avec vos visites',
    es: 'Lo demás que puede hacerse con sus visitas',
  },
  mailingChoice: {
    en: '| Which emails you want from us',
    fr: '| Les courriels que vous voulez recevoir',
    es: '| Qué correos quiere recibir',
  },
  notice: {
    en: '| Your email, if you asked for a note',
    fr: '| Votre adresse courriel, si vous avez demandé un mot',
    es: '| Su correo electrónico, si pidió un aviso',
  },
  endedTexts: {
    en: '| Your phone number, if you agreed to text messages |',
    fr: '| Votre numéro de téléphone, si vous avez accepté les messages textes |',
    es: '| Su número de teléfono, si aceptó recibir mensajes de texto |',
  },
  account: {
    en: 'We know the email that you proved',
    fr: 'Nous connaissons l’adresse courriel',
    es: 'Conocemos el correo electrónico',
  },
  deletedAddress: {
    en: 'We know the email that you proved',
    fr: 'Nous connaissons l’adresse courriel',
    es: 'Conocemos el correo electrónico',
  },
  staffAct: {
    en: 'If you let one of us into your cart',
    fr: 'Si vous laissez l’un de nous',
    es: 'Si deja que uno de nosotros',
  },
};

const lineWith = (page: string, words: string): string => {
  const lines = page.split('\n').filter((line) => line.includes(words));
  if (lines.length !== 1) throw new Error(`${lines.length} lines have the words ${words}`);
  return lines[0] ?? '';
};

describe.each(LANGUAGES)('the privacy page (%s)', (language) => {
  const page = pageIn(language);

  it.each(Object.entries(RETENTION_DAYS))('says how long the store keeps: %s', (kept, days) => {
    const words = LINES[kept as keyof typeof RETENTION_DAYS][language];
    expect(lineWith(page, words)).toMatch(new RegExp(`\\b${spoken(days * DAY)[language]}`));
  });

  it('says how long an order can be seen on the device that it was placed with', () => {
    const words = {
      en: 'You can see your order on the device',
      fr: 'Vous pouvez voir votre commande',
      es: 'Puede ver su pedido en el dispositivo',
    };
    const told = spoken(OPEN_ON_DEVICE_DAYS * DAY)[language];
    expect(lineWith(page, words[language])).toContain(told);
  });

  it('says how long the addresses are kept from which someone signed in as staff, or tried to', () => {
    const words = {
      en: 'At the door for our own staff',
      fr: 'À l’entrée réservée à notre équipe',
      es: 'En la puerta de nuestro propio personal',
    };
    expect(lineWith(page, words[language])).toContain(spoken(RETENTION_DAYS.staffAct * DAY)[language]);
  });

  it('lists all cookies of the shop, and no other, with their time', () => {
    const listed = page.split('\n').flatMap((line) => line.match(/^\| `([\w-]+)` \|.*\| ([^|]+) \|$/) ?? []);
    const rows = Array.from({ length: listed.length / 3 }, (_, at) => listed.slice(at * 3 + 1, at * 3 + 3));
    expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(COOKIES).toSorted());
    for (const [name = '', time] of rows) {
      const seconds = COOKIES[name as keyof typeof COOKIES];
      expect(time, name).toContain(spoken(seconds)[language]);
    }
  });
});

test('counts of calls end after a day at most, as the privacy page says', () => {
  const times = Object.values(LIMITS).flatMap((rows) => rows.map(({ seconds }) => seconds));
  expect(Math.max(...times)).toBeLessThanOrEqual(DAY);
});
