/**
 * Part of the inline head script, before the stylesheets, so that no one sees a flash of the wrong size or color.
 * Color: high contrast first, then the person's choice in this browser, then the account's (which the server writes on
 * the element), then the system. Private windows may refuse storage, old browsers may lack matchMedia: it must never
 * throw.
 */
export const FIRST_PAINT_SCRIPT =
  "(function(d){var s={};try{s=window.localStorage||{}}catch(e){}" +
  "function g(k){try{return s.getItem(k)}catch(e){return null}}" +
  "function m(q){try{return window.matchMedia(q).matches}catch(e){return false}}" +
  'var c=g("high-contrast"),t=g("theme")||d.dataset.theme,x=g("text-size")||d.dataset.text;' +
  'if(!c&&d.dataset.theme==="contrast")c="enabled";' +
  'd.dataset.theme=c==="enabled"||(c!=="disabled"&&m("(prefers-contrast:more)"))?"contrast":' +
  't==="dark"||t==="light"?t:m("(prefers-color-scheme:dark)")?"dark":"light";' +
  'd.dataset.text=x==="larger"||x==="largest"?x:"reset"})(document.documentElement);';
