import { Component, createElement, type ReactNode } from "react";

// What React Router shows where not even the root's error page can be drawn, in its place in the browser's bundle: its
// own shows the stack of the error, in 1.7 kB. See vite.config.ts.

/** Draws its children, or, once they broke, a sentence and a way on. React asks for a class here. */
export class RemixErrorBoundary extends Component<{ children?: ReactNode }, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render() {
    return this.state.isBroken ? RemixRootDefaultErrorBoundary() : this.props.children;
  }
}

export function RemixRootDefaultErrorBoundary() {
  const again = createElement("a", { href: "" }, "Something went wrong. Try again.");
  return createElement("html", { lang: "en" }, createElement("body", null, again));
}

/** Around the sign that the first page is loading, which no page of ours shows: it comes with its data. */
export function BoundaryShell() {
  return null;
}
