/** The first stop of the keyboard on every page; the main area is `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to main content
    </a>
  );
}
