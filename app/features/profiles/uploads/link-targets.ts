/** Schemes that run something, or that programs other than a browser handle. */
const ACTING =
  /^(?:java|vb|live)script:|^(?:data|mhtml|mk|its|res|jar|shell|hcp|ldap|smb|search|vscode|view-source):|^(?:ms|search)-[a-z-]+:/;
// Word on a Mac writes file:////Users/pat/..., and older versions "Macintosh HD:Users:pat:...".
const OWN_DISK =
  /^(?:file:\/{0,3})?[a-z][:|](?:\/|$)|^file:(?:\/|\/\/localhost\/|\/\/\/)(?!\/)|^file:\/+(?:users|library|applications|volumes)\//;
const ELSEWHERE = /^\/\/|^file:|^[a-z][a-z0-9+.-]*:\/\/|^(?:https?|ftps?|davs?|mhtml|ms-[a-z-]+):/;
// Spaces and control characters in an address, which readers ignore.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}]+/gu;

/** Whether a decoded address in a document runs a script or opens a file on another computer. */
export function isHarmfulLink(target: string): boolean {
  const address = plainAddress(target);
  if (ACTING.test(address)) return true;
  return (address.startsWith("file:") || address.startsWith("//")) && isElsewhere(target);
}

/** Whether an address leaves the reader's own disk, for the internet or a shared folder. */
export function isElsewhere(target: string): boolean {
  const address = plainAddress(target);
  return ELSEWHERE.test(address) && !OWN_DISK.test(address);
}

function plainAddress(target: string): string {
  return percentDecoded(target).replace(UNSEEN, "").replaceAll("\\", "/").toLowerCase();
}

function percentDecoded(target: string): string {
  return target.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const PROGRAM =
  /\.(?:exe|com|bat|cmd|scr|pif|msi|cpl|dll|reg|js|jse|vbs|vbe|wsf|ps1|hta|lnk|jar|iso|img|doc[m]|dotm|xls[mb]|xlam|pptm|ppsm)$/i;

/** Whether a file of this name is a program, or a document that may contain one. */
export function isProgramName(name: string): boolean {
  return PROGRAM.test(name.trim());
}
