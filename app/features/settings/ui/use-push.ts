import { useEffect, useState } from "react";

/** The state of push in this browser. */
export type PushState = "looking" | "impossible" | "denied" | "off" | "on" | "failed";

const WORKER = "/push-worker.js";
const ADDRESS = "/settings/push";

/**
 * Returns the state of push in this browser and a function to switch it. It asks for permission only when switched on.
 */
export function usePush(): { state: PushState; turn(isOn: boolean): void } {
  const [state, setState] = useState<PushState>("looking");
  useEffect(() => {
    void look().then(setState, () => setState("impossible"));
  }, []);
  return {
    state,
    turn(isOn) {
      setState("looking");
      void (isOn ? turnOn() : turnOff()).then(setState, () => setState("failed"));
    },
  };
}

async function look(): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "impossible";
  if (Notification.permission === "denied") return "denied";
  const subscription = await findSubscription();
  if (!subscription) return "off";
  // After a new sign-in the server has dropped this browser's subscription; registering it again does no harm.
  await tellServer("on", subscription);
  return "on";
}

async function turnOn(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const registration = await navigator.serviceWorker.register(WORKER);
  const answer = await fetch(ADDRESS);
  const { publicKey }: { publicKey: string } = await answer.json();
  await navigator.serviceWorker.ready;
  // Browsers do not change a subscription's key, so one with another key is removed first.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await tellServer("on", subscription);
  return "on";
}

async function turnOff(): Promise<PushState> {
  const subscription = await findSubscription();
  if (subscription) {
    await tellServer("off", subscription);
    await subscription.unsubscribe();
  }
  return "off";
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function tellServer(intent: "on" | "off", subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  const form = { intent, endpoint: endpoint ?? "", ...(intent === "on" && { p256dh, auth }) };
  const answer = await fetch(ADDRESS, { method: "POST", body: new URLSearchParams(form) });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
}
