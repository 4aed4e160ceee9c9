import { dollarText } from "#app/dollars.ts";
import { counted } from "#app/words.ts";
import type { Improvement, ImprovementAbout } from "./improvements.ts";
import type { Reader } from "./labels.ts";

/** Says what would raise the score: "Can you do Audit? Add it to your skills: 9 points more." */
export function improvementText(reader: Reader, { about, points }: Improvement): string {
  const number = counted(points, "point");
  if (reader === "senior") return `${leadForSenior(about)} ${number} more.`;
  if (about.part === "skills") return `Ask about ${about.skill}: if they know it, the match rises by ${number}.`;
  return `${leadForRecruiter(about)} ${number} more.`;
}

function leadForSenior(about: ImprovementAbout): string {
  switch (about.part) {
    case "skills":
      return `Can you do ${about.skill}? Add it to your skills:`;
    case "hours":
      return `If ${about.asked} hours a week suit you:`;
    case "work-mode":
      return `If ${about.offered} work suits you:`;
    case "pay": {
      // Never advises a person to ask for less.
      const most = dollarText(about.offered);
      return about.wanted === null
        ? `If you show employers what pay you want, and ${most} an hour is enough:`
        : `This job pays up to ${most} an hour, less than you asked for. If it paid your ${dollarText(about.wanted)}:`;
    }
    case "travel":
      return `If you would travel ${about.miles} miles:`;
    case "place":
      if (about.unsaid === "place") return `Say where you live. If it is near ${about.near}:`;
      if (about.unsaid === "town") return `Say which town you live in. If it is near ${about.near}:`;
      return `If you lived near ${about.near}:`;
  }
}

function leadForRecruiter(about: Exclude<ImprovementAbout, { part: "skills" }>): string {
  switch (about.part) {
    case "hours":
      return `Ask whether ${about.asked} hours a week suit:`;
    case "work-mode":
      return `Ask whether ${about.offered} work suits:`;
    case "pay":
      // A person who hides it from employers is not asked for it.
      return about.wanted === null
        ? "They show no minimum pay. If it is within yours:"
        : `They want ${dollarText(about.wanted)} an hour, yours goes to ${dollarText(about.offered)}. If yours reached it:`;
    case "travel":
      return `Ask whether they would travel ${about.miles} miles:`;
    case "place":
      if (about.unsaid === "place") return `Ask where they live. If it is near ${about.near}:`;
      if (about.unsaid === "town") return `Ask which town they live in. If it is near ${about.near}:`;
      return `If they lived near ${about.near}:`;
  }
}
