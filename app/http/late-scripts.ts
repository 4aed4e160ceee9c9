const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE = /<script nonce="([^"]+)" type="module" async="">([\s\S]*?)<\/script>/;

/**
 * The same document with its scripts asked for after the first paint: on a slow line, words, styles and letters come
 * first, and everything works before the scripts do. The module starts as one script where it stood, because React
 * counts on finding the elements that it rendered.
 */
export function withLateScripts(html: string): string {
  const addresses: string[] = [];
  const withoutPreloads = html.replace(PRELOAD, (_, address: string) => {
    addresses.push(address);
    return "";
  });
  return withoutPreloads.replace(
    MODULE,
    (_, nonce: string, code: string) => `<script nonce="${nonce}">${starterOf(addresses, code)}</script>`,
  );
}

/** A frame is drawn only when the stylesheets are there; the timer after it is the first moment past the paint. */
function starterOf(addresses: readonly string[], code: string): string {
  const text = JSON.stringify(code.replaceAll(/\n\s*/g, "")).replaceAll("<", "\\u003c");
  return (
    "(function(d,n){requestAnimationFrame(function(){setTimeout(function(){" +
    `${JSON.stringify(addresses)}.forEach(function(a){var l=d.createElement("link");` +
    'l.rel="modulepreload";l.href=a;l.nonce=n;d.head.append(l)});' +
    `var s=d.createElement("script");s.type="module";s.nonce=n;s.textContent=${text};d.head.append(s)` +
    "})})})(document,document.currentScript.nonce)"
  );
}
