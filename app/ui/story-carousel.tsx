import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Tag } from "./badge.tsx";
import { Button } from "./button.tsx";

/** A quote. Without the person's written consent it is an example and says so (D24). */
export type Story = { quote: string; author: string; role: string; company: string; isExample: boolean };

/**
 * Stories one at a time, with previous and next, arrow keys, and an announced "Story 1 of 4"; it never moves by itself
 * and stops at both ends. A list on request, and without JavaScript.
 */
export function StoryCarousel({ title, stories }: { title: string; stories: readonly Story[] }) {
  const id = useId();
  const [isCarousel, setCarousel] = useState(true);
  const [isReady, setReady] = useState(false);
  const [current, setCurrent] = useState(0);
  const last = stories.length - 1;

  // Before this the stylesheet hides the others, but only if scripts are enabled.
  useEffect(() => setReady(true), []);

  function moveBy(step: number) {
    setCurrent((index) => Math.min(last, Math.max(0, index + step)));
  }

  function pressKey(event: KeyboardEvent) {
    if (!isCarousel || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    moveBy(step);
  }

  return (
    <section
      className="section stories"
      aria-labelledby={id}
      aria-roledescription={isCarousel ? "carousel" : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys belong to the buttons inside and bubble up to here */}
      <div className="wrap split" onKeyDown={pressKey}>
        <div className="stack">
          <h2 className="headline" id={id}>
            {title}
          </h2>
          <div className="stories__bar needs-script">
            <p className="soft" role="status">
              {isCarousel ? `Story ${current + 1} of ${stories.length}` : `All ${stories.length} stories`}
            </p>
            <div className="row">
              {isCarousel && (
                <>
                  <Button iconOnly aria-label="Previous story" disabled={current === 0} onClick={() => moveBy(-1)}>
                    <ArrowLeft className="i" />
                  </Button>
                  <Button iconOnly aria-label="Next story" disabled={current === last} onClick={() => moveBy(1)}>
                    <ArrowRight className="i" />
                  </Button>
                </>
              )}
              <Button variant="quiet" onClick={() => setCarousel(!isCarousel)}>
                {isCarousel ? "Show all as a list" : "Show one at a time"}
              </Button>
            </div>
          </div>
        </div>
        <div className={isReady ? "stories__list" : "stories__list stories__list--waiting"}>
          {stories.map((story, index) => (
            <figure
              key={story.quote}
              className={isCarousel && index !== current ? "story story--waiting" : "story"}
              hidden={isReady && isCarousel && index !== current}
              aria-label={`${index + 1} of ${stories.length}`}
              aria-roledescription={isCarousel ? "slide" : undefined}
            >
              <blockquote>{`“${story.quote}”`}</blockquote>
              <figcaption>
                <b>{story.author}</b>
                <span>{`${story.role}, ${story.company}`}</span>
                {story.isExample && <Tag>Example story</Tag>}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
