// The first match counts, because Edge and Opera also say Chrome, and Chrome says Safari.
const BROWSERS: ReadonlyArray<[RegExp, string]> = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: ReadonlyArray<[RegExp, string]> = [
  [/iPad/, "iPad"],
  [/iPhone/, "iPhone"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** Returns a browser's name as its owner knows it: "Firefox on Windows". */
export function deviceName(userAgent: string | null): string {
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent ?? ""))?.[1];
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent ?? ""))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : "A browser we don't know");
}
