import { expect, test } from "vitest";
import { namesOfPlace } from "./states.ts";

test.each([
  ["tucson az", [[["tucson"]], [["az"], ["arizona"]]]],
  ["minnesota", [[["minnesota"], ["mn"]]]],
  ["new york", [[["new", "york"], ["ny"]]]],
  [
    "washington district of columbia",
    [
      [["washington"], ["wa"]],
      [["district", "of", "columbia"], ["dc"]],
    ],
  ],
  ["charleston west virginia", [[["charleston"]], [["west", "virginia"], ["wv"]]]],
  ["new haven", [[["new"]], [["haven"]]]],
  ["", []],
])("%j", (words, names) => {
  expect(namesOfPlace(words.split(" ").filter(Boolean))).toEqual(names);
});
