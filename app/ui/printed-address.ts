/** The one line that stands on paper alone, in the element ".printed": which page it was, and `day`, "November 8, 2026". */
export function printedText(address: string, day: string): string {
  return `${address} \u00b7 Printed ${day}`;
}

/**
 * Part of the inlined head script: as a page is printed its line names the page's own address, without what was only
 * carried along, and today in the reader's time zone.
 */
export const PRINTED_SCRIPT =
  '(function(w,d){w.addEventListener("beforeprint",function(){' +
  "var p=d.querySelector('.printed'),c=d.querySelector('link[rel=canonical]');" +
  'if(p)p.textContent=(c?c.href:w.location.href.split("#")[0])+" \\u00b7 Printed "+' +
  'new Date().toLocaleDateString("en-US",{day:"numeric",month:"long",year:"numeric"})})})(window,document);';
