import { type Feature, feature } from "./feature.ts";

/** How it presses: secrecy, haste, promises. */
export const PRESSURE: readonly Feature[] = [
  feature("promise", "unearned", "A high sum by the week or month with little asked.", [
    "@sum ..3 a|per|each|every day|week|month ~14 nothing|only|just|no|anyone|all|any|yes",
    "#number thousand ..3 month|year",
    "weekly bonus",
    "one hundred ..3 thousand",
    "per selfie|picture|photo|opinion",
    "only need to be",
    "for an opinion|selfie",
    "whether you work",
    "no ..2 taxes|tax",
    "we are blessed",
    "pets ~10 keys",
    "keys ..3 mailed|key",
    "shall have the key",
  ]),
  feature(
    "secrecy",
    "theySay",
    "Against those who'd warn.",
    [
      "will|would|may|might|she|he|they say|says|tell|think ..3 fraud|scam",
      "on your side",
      "trust ..3 not|only me",
      "jealous|jelous",
      "wants your house|money",
      "they dont understand",
      "misunderstand",
      "only slow|worry|stop",
      "block ur|your luck",
      "hr cant|doesnt see|know",
      "under|in a|another false|other name",
      "nobody must",
    ],
    "even denied",
  ),
  feature("secrecy", "sureSecret", "Tell neither family nor bank.", [
    "dont|not|never|no|nobody|neither|nor ..2 tell|discuss|mention|inform|talk|word|speak|forward|visit|let ..5 daughter|son|wife|husband|family|famly|bank|dad|mom|kids|children|adviser|spouse|anyone|police|hr|relatives|banker|soul",
    "if|when|should ..4 bank|teller|banker|clerk ..3 asks|ask|telephone|calls|wants ~10 say|answer|its|tell|youre",
    "say|tell ..3 its|for ..3 nephew|kitchen|roof|car|grandkids|repair",
    "between us|me ~14 send|pay|invoice|zelle|wire|act|hr",
    "no @kin no lawyers",
    "send now",
    "pay then ask",
  ]),
  feature("promise", "surePromise", "High pay and no interview.", [
    "no|without|not|never|doesnt ..2 interview|interviews|call|talk|meeting|conversation|resume|requirements ~25 @sum",
    "@sum ~25 no|without|not|nobody|doesnt ..2 interview|interviews|call|talk|meeting|questions|conversation|experience|boss|requirements|form|forms",
    "@sum ~20 everyone|everybody|instant|accepted|hired ..4 hired|accepted|approval|same|automatically|already|who",
  ]),
];
