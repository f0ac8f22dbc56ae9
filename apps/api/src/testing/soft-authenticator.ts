import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Where a browser believes to be. */
interface Place {
  readonly host: string;
  readonly origin: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A device with one passkey, as browsers talk to it: it signs what it is asked, for the place that it is told. */
export class SoftAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  /** Whether its owner unlocks it. */
  isUnlocked = true;
  #counter = 0;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // COSE: EC2, ES256, P-256.
    this.#publicKey = mapOf([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), bytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))],
    ]);
  }

  /** The answer to the question for a new passkey. */
  creates(challenge: string, place: Place) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const authData = Buffer.concat([this.#data(place, ATTESTED), attested]);
    const attestation = mapOf([
      [text('fmt'), text('none')],
      [text('attStmt'), mapOf([])],
      [text('authData'), bytes(authData)],
    ]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' as const },
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, place),
        attestationObject: attestation.toString('base64url'),
      },
    };
  }

  /** The answer to the question for a passkey that signs in. */
  signs(challenge: string, place: Place) {
    const clientDataJSON = clientData('webauthn.get', challenge, place);
    const data = this.#data(place, 0);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' as const },
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#key).toString('base64url'),
      },
    };
  }

  #data({ host }: Place, flags: number): Buffer {
    this.#counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const unlocked = this.isUnlocked ? VERIFIED : 0;
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([PRESENT | unlocked | flags]), counter]);
  }
}

const clientData = (type: string, challenge: string, { origin }: Place): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

// CBOR, as far as it takes: texts below 24 bytes, byte strings below 64 KB, maps of a few pairs.
const text = (word: string): Buffer => Buffer.from([0x60 + word.length, ...Buffer.from(word)]);
const bytes = (data: Buffer): Buffer => {
  const { length } = data;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), data]);
};
const mapOf = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([Buffer.from([0xa0 + pairs.length]), ...pairs.flat()]);
