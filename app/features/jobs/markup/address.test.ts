import { describe, expect, it } from "vitest";
import { addressOf } from "./address.ts";

const US = { addressCountry: "US" };
const NEW_YORK = { addressLocality: "New York", addressRegion: "NY", ...US };

describe("the address of a typed location", () => {
  it.each([
    ["Duluth, Minnesota", { addressLocality: "Duluth", addressRegion: "Minnesota", ...US }],
    ["New York, NY 10001", { ...NEW_YORK, postalCode: "10001" }],
    ["New York, NY, 10001-2345, USA", { ...NEW_YORK, postalCode: "10001-2345" }],
    ["New York, ny", NEW_YORK],
    ["New York, NY (hybrid)", NEW_YORK],
    ["Portland, OR", { addressLocality: "Portland", addressRegion: "OR", ...US }],
    ["Austin TX", { addressLocality: "Austin", addressRegion: "TX", ...US }],
    ["Washington, D.C.", { addressLocality: "Washington", addressRegion: "DC", ...US }],
    ["Mountain Home, Idaho", { addressLocality: "Mountain Home", addressRegion: "Idaho", ...US }],
    ["New York", { addressLocality: "New York", ...US }],
    ["Chicago", { addressLocality: "Chicago", ...US }],
    ["Minnesota", { addressRegion: "Minnesota", ...US }],
    ["United States", US],
  ])("reads town, state, and ZIP code: %j", (place, address) => {
    expect(addressOf(place)).toEqual(address);
  });

  it.each([
    ["350 Fifth Avenue, New York, NY 10118", { streetAddress: "350 Fifth Avenue", ...NEW_YORK, postalCode: "10118" }],
    ["350 Fifth Avenue, Floor 3, New York, NY", { streetAddress: "350 Fifth Avenue, Floor 3", ...NEW_YORK }],
    ["Harlem, New York, NY", NEW_YORK],
  ])("reads a street if there is one: %j", (place, address) => {
    expect(addressOf(place)).toEqual(address);
  });

  it.each([
    ["Toronto, Canada", { addressLocality: "Toronto", addressCountry: "CA" }],
    ["Toronto, Ontario, Canada", { addressLocality: "Toronto", addressRegion: "Ontario", addressCountry: "CA" }],
    ["Mexico", { addressCountry: "MX" }],
  ])("reads the country: %j", (place, address) => {
    expect(addressOf(place)).toEqual(address);
  });

  it.each([
    "Remote",
    "Anywhere in the US",
    "Boston, MA or New York, NY",
    "Boston / New York",
    "Near Boston, MA",
    "Toronto, ON",
    "London, England",
    "Paris, 75001",
    "350 Fifth Avenue",
    "350 Fifth Avenue, NY",
    "Zürich",
    "Downtown, Chicago",
    "",
  ])("returns none for an ambiguous location: %j", (place) => {
    expect(addressOf(place)).toBeNull();
  });
});
