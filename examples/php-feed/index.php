<?php
// A site events feed: php -S 127.0.0.1:8704 index.php
declare(strict_types=1);

const KEYS = ['my-test-key-2819', 'my-other-key'];
const SITES = ['engineering' => 'Faculty of Engineering', 'science' => 'Faculty of Science'];
const MESSAGES = [
    200 => 'Request successful',
    204 => 'No data returned',
    401 => 'Invalid API key',
    511 => 'API key is required (?key=)',
];

/** Your events come from elsewhere. An event without a value has null. */
function events(string $site): array
{
    return $site !== 'engineering' ? [] : [[
        'id' => 1759,
        'title' => 'Café & open house',
        'times' => [['start' => '2036-06-10T10:00:00-04:00', 'end' => '2036-06-10T11:30:00-04:00']],
        'type' => ['Open house'],
        'link' => 'https://events.example/engineering/1759',
        'updated' => '2026-05-08T08:00:00-04:00',
    ]];
}

/** How many requests a key has made: in a file, since each request is a process of its own. */
function counted(string $key): int
{
    $file = fopen(sys_get_temp_dir() . '/my-feed-' . md5($key), 'c+');
    flock($file, LOCK_EX);
    $count = 1 + (int) stream_get_contents($file);
    rewind($file);
    fwrite($file, (string) $count);
    fclose($file);
    return $count;
}

function element(string $name, mixed $value): string
{
    if (is_array($value)) {
        $children = '';
        foreach ($value as $key => $item) {
            $children .= element(is_int($key) ? 'item' : $key, $item);
        }
        return "<$name>$children</$name>";
    }
    $text = htmlspecialchars((string) $value, ENT_XML1 | ENT_QUOTES | ENT_DISALLOWED, 'UTF-8');
    // A parser would read a carriage return as a line feed.
    return "<$name>" . str_replace("\r", '&#13;', $text) . "</$name>";
}

function send(string $type, string $body): void
{
    header("Content-Type: $type; charset=utf-8");
    header('Content-Length: ' . strlen($body));
    echo $_SERVER['REQUEST_METHOD'] === 'HEAD' ? '' : $body;
}

header_remove('X-Powered-By');
header('Cache-Control: no-store');
header('X-Content-Type-Options: nosniff');
header('Access-Control-Allow-Origin: *');
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (!preg_match('~^/v2/(?:events/([^/]+)|resources/sites)\.(json|xml)$~', (string) $path, $found)) {
    http_response_code(404);
    return;
}
if (!in_array($_SERVER['REQUEST_METHOD'], ['GET', 'HEAD'], true)) {
    header('Allow: GET, HEAD');
    http_response_code(405);
    return;
}
[, $slug, $format] = $found;
$site = rawurldecode($slug);
$key = $_GET['key'] ?? '';
$status = $key === '' ? 511 : (in_array($key, KEYS, true) ? 200 : 401);
$requests = $status === 200 ? counted($key) : -1;
$method = new stdClass();
$data = [];
if ($status === 200 && $site === '') {
    foreach (SITES as $slug => $name) {
        $data[] = ['slug' => $slug, 'name' => $name];
    }
} elseif ($status === 200) {
    if (isset(SITES[$site])) {
        $method = ['site_name' => SITES[$site]];
        $data = events($site);
    }
    $status = $data === [] ? 204 : 200;
}
$answer = [
    'meta' => [
        'requests' => $requests,
        'timestamp' => time(),
        'status' => $status,
        'message' => MESSAGES[$status],
        'method_id' => $site === '' ? 1523 : 1559,
        'method' => $method,
    ],
    'data' => $data,
];
if ($format === 'xml') {
    $answer['meta']['method'] = (array) $method;
    send('application/xml', '<?xml version="1.0" encoding="UTF-8"?>' . element('response', $answer));
    return;
}
$json = json_encode($answer, JSON_THROW_ON_ERROR | JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);
$callback = $_GET['callback'] ?? '';
if (is_string($callback) && preg_match('/^[\w$.]+$/D', $callback)) {
    send('text/javascript', "/**/ typeof $callback === 'function' && $callback($json);");
} else {
    send('application/json', $json);
}
