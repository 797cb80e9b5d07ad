import 'virtual:fonts/gothic.css';
import 'virtual:fonts/kanji.css';
import 'virtual:fonts/mincho.css';
