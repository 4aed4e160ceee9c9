// Shows a notification when the server says that there is something new, and opens its page. Nothing else: it keeps no
// page and answers no request.

self.addEventListener("push", (event) => {
  const { title, body, href, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, data: { href }, icon: "/apple-touch-icon.png" }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.href));
});

async function openPage(href) {
  const url = new URL(href, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((window) => window.url === url.href);
  await (open ? open.focus() : self.clients.openWindow(url.href));
}
