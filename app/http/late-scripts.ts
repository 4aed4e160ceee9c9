const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE = /<script nonce="([^"]+)" type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Returns the document with its scripts loaded after the first paint: on a slow connection, text, styles, and fonts
 * come first, and everything works before the scripts do. The module starts as one script in the same place, because
 * React expects the elements that it rendered.
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

/** The longest wait after the first frame, which comes after the stylesheets: not every browser reports its paints. */
const UNTOLD_AFTER_MILLISECONDS = 200;

function starterOf(addresses: readonly string[], code: string): string {
  const text = JSON.stringify(code.replaceAll(/\n\s*/g, "")).replaceAll("<", "\\u003c");
  return (
    "(function(d,n,p){function f(){if(p)return;p=1;" +
    `${JSON.stringify(addresses)}.forEach(function(a){var l=d.createElement("link");` +
    'l.rel="modulepreload";l.href=a;l.nonce=n;d.head.append(l)});' +
    `var s=d.createElement("script");s.type="module";s.nonce=n;s.textContent=${text};d.head.append(s)}` +
    `requestAnimationFrame(function(){setTimeout(f,${UNTOLD_AFTER_MILLISECONDS})});` +
    'try{new PerformanceObserver(f).observe({type:"paint",buffered:true})}catch(e){}' +
    "})(document,document.currentScript.nonce)"
  );
}

/**
 * Returns the module that such a script starts, for a policy that allows scripts by their text; null for any other
 * script.
 */
export function startedBy(script: string): string | null {
  const text = /\bs\.textContent=("(?:[^"\\]|\\.)*");d\.head/.exec(script)?.[1];
  return text === undefined ? null : JSON.parse(text);
}
