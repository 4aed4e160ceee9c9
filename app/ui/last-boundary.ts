import { Component, createElement, type ReactNode } from "react";

// Replaces React Router's last error boundary in the browser's bundle, which is shown when even the root's error page
// fails: its own shows the error's stack, in 1.7 kB. See vite.config.ts.

/** Renders its children, or, after an error, a sentence and a link. React requires a class here. */
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

/** Wraps the loading indicator of the first page, which no page of ours shows, because its data come with it. */
export function BoundaryShell() {
  return null;
}
