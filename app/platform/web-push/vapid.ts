import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from "node:crypto";

/** Our identity for a push service (RFC 8292): browsers bind a subscription to this public key. */
export type Vapid = {
  /** 65 bytes, base64url: what the browser is given as `applicationServerKey`. */
  publicKey: string;
  /** The `Authorization` header for a push service at `origin`, valid for half a day. */
  authorizationFor(origin: string, now: Date): string;
};

const LIFE_SECONDS = 12 * 3600;
const KEY_BYTES = 32;

/**
 * Derives our key from the secret that signs sessions: every process has the same one, and nothing has to be stored or
 * backed up. `contact` is an address for the push service's staff.
 */
export function createVapid(authSecret: string, contact: string): Vapid {
  const { privateKey, publicKey } = deriveKeys(authSecret);
  return {
    publicKey,
    authorizationFor(origin, now) {
      const exp = Math.floor(now.getTime() / 1000) + LIFE_SECONDS;
      const claims = `${encode({ typ: "JWT", alg: "ES256" })}.${encode({ aud: origin, exp, sub: contact })}`;
      const signature = sign("sha256", Buffer.from(claims), { key: privateKey, dsaEncoding: "ieee-p1363" });
      return `vapid t=${claims}.${signature.toString("base64url")}, k=${publicKey}`;
    },
  };
}

function deriveKeys(authSecret: string): { privateKey: KeyObject; publicKey: string } {
  const pair = createECDH("prime256v1");
  const secret = Buffer.from(hkdfSync("sha256", authSecret, "", "the key that signs pushes", KEY_BYTES));
  // Throws for the one value in four billion that exceeds the curve's order.
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 1 + KEY_BYTES), point.subarray(1 + KEY_BYTES)];
  const jwk = { kty: "EC", crv: "P-256", x: text(x), y: text(y), d: text(secret) };
  return { privateKey: createPrivateKey({ key: jwk, format: "jwk" }), publicKey: text(point) };
}

function encode(value: object): string {
  return text(Buffer.from(JSON.stringify(value)));
}

function text(bytes: Buffer): string {
  return bytes.toString("base64url");
}
