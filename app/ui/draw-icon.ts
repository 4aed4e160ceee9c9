import { createElement, type SVGProps } from "react";

type IconNode = ReadonlyArray<readonly [tag: string, attributes: Record<string, string>]>;

const LOOK = {
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/**
 * Creates the component of a lucide icon. The bundler replaces the package's own function by this one (vite.config.ts),
 * because that includes a context, aliases, and classes that nothing here uses. Icons are decorative: the button around
 * one has the name.
 */
export default function createIcon({ node }: { node: IconNode }) {
  return (props: SVGProps<SVGSVGElement>) => drawIcon(node, props);
}

function drawIcon(node: IconNode, props: SVGProps<SVGSVGElement>) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement("svg", { ...LOOK, "aria-hidden": true, ...props }, ...shapes);
}
