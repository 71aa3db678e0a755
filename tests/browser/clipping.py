"""Finds every text on a page that is cut off, leaves its box, or lies on another or a button."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

PAINTED: Final = """() => new Promise((done) => {
    const all = new CSSStyleSheet();
    all.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [all];
    document.fonts.ready.then(() =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
})"""
"""All of the page is laid out, far below, too."""
CUT_OFF: Final = """() => {
    const found = [];
    const near = 2;
    const named = (part) => part.tagName.toLowerCase()
        + [...part.classList].filter((name) => !/^(s|svelte)-/.test(name))
            .map((name) => `.${name}`).join("");
    const styles = new Map();
    const styleOf = (part) => {
        if (!styles.has(part)) styles.set(part, getComputedStyle(part));
        return styles.get(part);
    };
    const rims = ["Top", "Right", "Bottom", "Left"];
    /** Whether it is seen as a box: by a background, or by a line all round. */
    const boxed = (part) => {
        const style = styleOf(part);
        if (style.display === "inline" || style.display === "contents") return false;
        return style.backgroundImage !== "none" || !/^rgba\\(.*, 0\\)$/.test(style.backgroundColor)
            || rims.every((rim) => style[`border${rim}Style`] !== "none"
                && parseFloat(style[`border${rim}Width`]) > 0);
    };
    /** Only for a screen reader, a map that is moved about, or what says itself that it is cut. */
    const meant = (part) => styleOf(part).clipPath === "inset(50%)"
        || part.matches(".map, .europe, [inert], .card:has([data-more]) .text");
    const told = (text, part, what) => {
        const words = text.textContent.trim().replace(/\\s+/g, " ").slice(0, 60);
        found.push(`“${words}” in ${named(text.parentElement)} ${what} ${named(part)}`);
    };
    /** As high as the letters are; a line of them is higher. */
    const lettersOf = (text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const high = parseFloat(styleOf(text.parentElement).fontSize) * 0.7;
        return [...range.getClientRects()].filter(({ width }) => width > 0).map((line) => {
            const middle = (line.top + line.bottom) / 2;
            return { left: line.left, right: line.right,
                top: middle - high / 2, bottom: middle + high / 2 };
        });
    };
    /** In a bar that keeps its place while the page scrolls: what lies under it comes out. */
    const inBar = (button, text) => {
        for (let part = button; part && !part.contains(text); part = part.parentElement)
            if (["fixed", "sticky"].includes(styleOf(part).position)) return true;
        return false;
    };
    const lines = [];
    const look = (text) => {
        const parent = text.parentElement;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
        for (let part = parent; part; part = part.parentElement) if (meant(part)) return;
        const letters = lettersOf(text);
        if (letters.length === 0) return;
        let across = true;
        let down = true;
        let box = null;
        let shown = letters;
        const beyond = (edge) => [
            across && letters.some((line) =>
                line.left < edge.left - near || line.right > edge.right + near),
            down && letters.some((line) =>
                line.top < edge.top - near || line.bottom > edge.bottom + near),
        ].some(Boolean);
        for (let part = parent; part !== document.documentElement; part = part.parentElement) {
            const style = styleOf(part);
            if (style.display === "inline" || style.display === "contents") continue;
            const edge = part.getBoundingClientRect();
            const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
            if (clips) {
                if (["auto", "scroll"].includes(style.overflowX)) across = false;
                if (["auto", "scroll"].includes(style.overflowY)) down = false;
                if (beyond(edge)) {
                    told(text, part, "is cut by");
                    return;
                }
            }
            if (!across || !down) shown = shown.filter((line) => line.bottom > edge.top
                && line.top < edge.bottom && line.right > edge.left && line.left < edge.right);
            if (!box && boxed(part)) {
                box = part;
                if (beyond(edge)) {
                    told(text, part, "leaves");
                    return;
                }
            }
            if (style.position === "fixed") break;
        }
        if (across && letters.some((line) => line.right > innerWidth + near || line.left < -near))
            told(text, document.body, "is cut by");
        for (const line of shown) {
            lines.push({ ...line, text, box });
            const middle = (line.left + line.right) / 2;
            const above = document.elementFromPoint(middle, (line.top + line.bottom) / 2);
            const button = above?.closest("button, a");
            if (button && !button.contains(text) && !parent.contains(button)
                && !inBar(button, text))
                told(text, button, "lies under");
        }
    };
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    const root = dialogs.at(-1) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (text.textContent.trim()) look(text);
    lines.forEach((one, n) => {
        for (const other of lines.slice(n + 1)) {
            if (one.box !== other.box || one.text === other.text) continue;
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (wide > 2 && high > 2) told(one.text, other.text.parentElement, "lies on");
        }
    });
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
    return [...new Set(found)];
}"""
"""The letters of every text, held against all boxes round it and all that lies over it. What
scrolls may hold more than it shows; the words of a map, those for a screen reader and those of a
card with dots may be cut.
"""


def cut_off(page: Page) -> list[str]:
    """What is wrong with the texts of this page, or of the dialog that lies over it."""
    page.evaluate(PAINTED)
    found: list[str] = page.evaluate(CUT_OFF)
    return found
