/** The first keyboard stop on every page; the main area is `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it is a link, and with them it goes to the same place
    <a
      className="skip"
      href="#main"
      onClick={(event) => {
        // A new address, even of the same page, would drop the result of a form.
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      Skip to main content
    </a>
  );
}
