import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The two keys of a browser's subscription: its public key (65 bytes) and the secret it shares with us (16 bytes). */
export type SubscriptionKeys = { p256dh: Buffer; auth: Buffer };

/** Random values of each message; passed only by the test that compares with the example of RFC 8291. */
type Fresh = { privateKey?: Buffer; salt?: Buffer };

const RECORD_SIZE = 4096;

/**
 * Encrypts a message for the browser by RFC 8291: aes128gcm (RFC 8188) with a key agreed over P-256. The push service
 * sees only its length. Throws for an invalid public key.
 */
export function sealMessage(text: string, { p256dh, auth }: SubscriptionKeys, fresh: Fresh = {}): Buffer {
  const own = createECDH("prime256v1");
  if (fresh.privateKey) own.setPrivateKey(fresh.privateKey);
  else own.generateKeys();
  const ownPublic = own.getPublicKey();
  const salt = fresh.salt ?? randomBytes(16);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, ownPublic]);
  const secret = derive(own.computeSecret(p256dh), auth, keyInfo, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // The byte 2 ends the last record; there is only one.
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.update(Buffer.from([2])), cipher.final()]);
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_SIZE);
  const head = Buffer.concat([salt, recordSize, Buffer.from([ownPublic.length]), ownPublic]);
  return Buffer.concat([head, sealed, cipher.getAuthTag()]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}
