// Which text may become markup (Trusted Types): what the framework writes of elements that never change, and nothing
// else. The build puts this in front of boot.js.
//
// Read strictly, so that no browser can read it otherwise: elements and attributes by name from the lists below, one
// blank before each attribute, values in double quotes, every element closed in its turn, addresses only of our own
// files and pages.

const ELEMENTS = new Set(
  ("a abbr aside b br button code dd details div dl dt em fieldset figcaption figure footer h1 h2 h3 h4 header hr i img kbd label " +
    "legend li main mark nav ol option p s section select small span strong sub summary sup table tbody td tfoot th thead tr ul " +
    "svg circle defs ellipse g line marker path polygon polyline rect symbol text tspan use").split(" "),
);
// They have no end.
const VOID = new Set(["br", "hr", "img"]);
const ATTRIBUTES = new Set(
  ("alt class cols colspan cx cy d disabled dominant-baseline download dx dy fill fill-opacity fill-rule focusable for height hidden " +
    "href id lang loading marker-end markerHeight markerUnits markerWidth name open opacity orient points preserveAspectRatio " +
    "r refX refY rel role rowspan rx ry scope selected src stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity " +
    "stroke-width tabindex text-anchor title transform type value viewBox width x x1 x2 xmlns y y1 y2").split(" "),
);
const OTHER_ATTRIBUTES = /^(?:aria|data)-[a-z]+(?:-[a-z]+)*$/;
const ADDRESSES = new Set(["href", "src"]);
// A place on the page, or a file below it; no scheme, no other host, no way up.
const OWN_ADDRESS = /^(?:\.\/)?(?:[\w-]+(?:\/[\w-]+)*(?:\.[a-z0-9]+)?)?(?:#[\w/-]*)?$/i;

const TOKEN = /<([a-z][a-zA-Z0-9]*)((?: [a-zA-Z][a-zA-Z0-9-]*(?:="[^"<>]*")?)*)>|<\/([a-z][a-zA-Z0-9]*)>|[^<>&\0]+|&(?:amp|lt|gt|quot|#x27);/y;
const ATTRIBUTE = / ([a-zA-Z0-9-]+)(?:="([^"]*)")?/g;

function areOurs(attributes) {
  for (const [, name, value] of attributes.matchAll(ATTRIBUTE)) {
    if (!ATTRIBUTES.has(name) && !OTHER_ATTRIBUTES.test(name)) return false;
    if (ADDRESSES.has(name) && !OWN_ADDRESS.test(value ?? "")) return false;
  }
  return true;
}

function isOurMarkup(markup) {
  const open = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < markup.length) {
    const token = TOKEN.exec(markup);
    if (!token) return false;
    const [, begun, attributes, ended] = token;
    if (begun) {
      if (!ELEMENTS.has(begun) || !areOurs(attributes)) return false;
      if (!VOID.has(begun)) open.push(begun);
    } else if (ended && open.pop() !== ended) return false;
  }
  return open.length === 0;
}
