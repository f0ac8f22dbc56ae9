import type { Endpoint } from '@counterpane/contract/endpoint';
import { nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { staffCookie } from '../staff/sign-in/staff-cookie.ts';

/** By what the API knows who calls, as its OpenAPI document names it. */
export const securitySchemes = (isSecure: boolean) =>
  ({
    visitor: {
      type: 'apiKey',
      in: 'cookie',
      name: nameOfCookie('visitor', isSecure),
      description: 'Whose cart and orders they are. The first answer sets it.',
    },
    customer: {
      type: 'apiKey',
      in: 'cookie',
      name: nameOfCookie('customer', isSecure),
      description: 'The session of a customer. Signing in sets it.',
    },
    staff: {
      type: 'apiKey',
      in: 'cookie',
      name: staffCookie(isSecure),
      description: 'The session of a member of staff. Signing in sets it.',
    },
    provider: {
      type: 'http',
      scheme: 'signature',
      description: 'A company signs what it sends, each in a way of its own.',
    },
  }) as const;

type Scheme = keyof ReturnType<typeof securitySchemes>;
type Requirement = Readonly<Partial<Record<Scheme, string[]>>>;

/** What a call asks for, any one of these; an empty one is nothing. The right of a member of staff is a role. */
export const securityOf = ({ who }: Pick<Endpoint, 'who'>): Requirement[] => {
  switch (who) {
    case 'anyone':
      return [];
    case 'visitor':
      return [{ visitor: [] }, {}];
    case 'customer':
      return [{ customer: [] }];
    case 'provider':
      return [{ provider: [] }];
    default:
      return [{ staff: who.staff === null ? [] : [who.staff] }];
  }
};
