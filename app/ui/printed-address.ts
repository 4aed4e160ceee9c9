/**
 * Returns the line that is only on paper, in the element ".printed": the page's address, and `day`, "November 8, 2026".
 */
export function printedText(address: string, day: string): string {
  return `${address} \u00b7 Printed ${day}`;
}

/**
 * Part of the inline head script: when a page is printed, this line gets the page's address, without temporary
 * parameters, and today's date in the reader's time zone.
 */
export const PRINTED_SCRIPT =
  '(function(w,d){w.addEventListener("beforeprint",function(){' +
  "var p=d.querySelector('.printed'),c=d.querySelector('link[rel=canonical]');" +
  'if(p)p.textContent=(c?c.href:w.location.href.split("#")[0])+" \\u00b7 Printed "+' +
  'new Date().toLocaleDateString("en-US",{day:"numeric",month:"long",year:"numeric"})})})(window,document);';
