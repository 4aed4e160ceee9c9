import { expect, test } from "vitest";
import { isEnding, isNamedLike, whyNoProof } from "./proof.server.ts";

const ANYBODY = "Anyone can have an address there. Please use one on your company's own domain";
const SITE = "https://www.kestrelrow.example";

test.each([
  ["priya@kestrelrow.example", SITE, null],
  ["priya@HR.KestrelRow.example", SITE, null],
  ["priya@notkestrelrow.example", SITE, "Please use an address that ends with @kestrelrow.example"],
  ["priya@kestrelrow.example.evil.example", SITE, "Please use an address that ends with @kestrelrow.example"],
  ["priya@kestrelrow.example@evil.example", SITE, "Please use an address that ends with @kestrelrow.example"],
  ["priya@kestrelrow.example", "https://careers.kestrelrow.example", null],
  [
    "priya@evil.kestrelrow.example",
    "https://hr.kestrelrow.example",
    "Please use an address that ends with @hr.kestrelrow.example",
  ],
  ["priya@bbc.co.uk", "https://www.bbc.co.uk", null],
  ["priya@evil.co.uk", "https://www.bbc.co.uk", "Please use an address that ends with @bbc.co.uk"],
  ["priya@gmail.com", SITE, ANYBODY],
  ["priya@gmail.com", "https://gmail.com", ANYBODY],
  ["priya@kestrelrow.example", null, "Please save your company's website first"],
])("%s for %s: %s", (email, website, reason) => {
  expect(whyNoProof(email, website)).toBe(reason);
});

// Addresses that anyone gets within a minute, for money or not.
test.each([
  ...["gmail.com", "googlemail.com", "outlook.com", "hotmail.com", "live.com", "msn.com", "yahoo.com", "ymail.com"],
  ...[
    "rocketmail.com",
    "icloud.com",
    "me.com",
    "mac.com",
    "aol.com",
    "aim.com",
    "proton.me",
    "protonmail.com",
    "pm.me",
  ],
  ...[
    "gmx.com",
    "gmx.net",
    "gmx.de",
    "web.de",
    "mail.com",
    "email.com",
    "usa.com",
    "zoho.com",
    "yandex.com",
    "yandex.ru",
  ],
  ...["mail.ru", "comcast.net", "verizon.net", "att.net", "sbcglobal.net", "bellsouth.net", "cox.net", "charter.net"],
  ...[
    "earthlink.net",
    "fastmail.com",
    "hey.com",
    "tutanota.com",
    "tuta.com",
    "duck.com",
    "qq.com",
    "163.com",
    "126.com",
  ],
  ...["yahoo.co.uk", "hotmail.co.uk", "btinternet.com", "orange.fr", "free.fr", "laposte.net", "libero.it"],
  ...["mailinator.com", "guerrillamail.com", "10minutemail.com", "sharklasers.com", "yopmail.com"],
  ...["yahoo.ca", "yahoo.fr", "yahoo.com.br", "outlook.fr", "hotmail.fr", "gmx.at", "tutamail.com", "zohomail.com"],
  ...["rediffmail.com", "t-online.de", "live.co.uk", "inbox.lv", "temp-mail.org", "maildrop.cc", "posteo.de"],
  ...["xfinity.com", "mozmail.com", "naver.com", "onmicrosoft.com", "evil.onmicrosoft.com", "mail.goo.ne.jp"],
])("an address at %s proves nothing", (domain) => {
  expect(whyNoProof(`hr@${domain}`, `https://${domain}`)).toBe(ANYBODY);
  expect(whyNoProof(`hr@evil.${domain}`, `https://${domain}`)).toBe(ANYBODY);
});

test.each(["co.uk", "com.au", "github.io", "uk.com", "kawasaki.jp"])(
  "%s is a public suffix and belongs to no one",
  (ending) => {
    expect(isEnding(`https://${ending}`)).toBe(true);
    expect(whyNoProof(`hr@evil.${ending}`, `https://${ending}`)).toMatch(
      /^Your company's website isn't on a domain of its/,
    );
  },
);

test.each(["evil.github.io", "evil.myshopify.com", "evil.uk.com", "evil.netlify.app"])(
  "a name below a company that gives names away, as in %s, proves nothing",
  (domain) => {
    expect(isEnding(`https://${domain}`)).toBe(false);
    expect(whyNoProof(`hr@${domain}`, `https://${domain}`)).not.toBeNull();
  },
);

test.each([
  "microsoft.com",
  "bbc.co.uk",
  "ups.com",
  "nasa.gov",
  "harvard.edu",
  "sap.com",
  "proton.com",
  "kestrelrow.com",
])("%s belongs to one company", (domain) => {
  expect(whyNoProof(`hr@${domain}`, `https://www.${domain}`)).toBeNull();
});

test.each([
  ["Kestrel Row", "kestrelrow.example", true],
  ["Kestrel Row Manufacturing, Inc.", "mail.kestrel-row.co.uk", true],
  ["International Business Machines", "ibm.com", true],
  ["IBM Corporation", "ibm.com", true],
  ["AT&T", "att.com", true],
  ["3M", "3m.com", true],
  ["Bücher Verlag", "xn--bcher-kva.de", true],
  ["Müller & Söhne", "mueller-soehne.de", false],
  ["Microsoft", "evil.example", false],
  ["Microsoft", "microsoft.evil.example", false],
  ["Global Careers Group", "careersgroup.example", false],
  ["Kestrel Row", "pell.example", false],
  ["Row", "narrow.example", false],
])("%s has something in common with %s: %s", (name, domain, isShared) => {
  expect(isNamedLike(name, domain)).toBe(isShared);
});
