# How to play: the frame of the steps. Each game's own words are in web-howto-*.ftl.
howto = Como jogar
howto-step = Passo { $n } de { $all }
howto-steps = Passos
howto-dot = Passo { $n }: { $title }
howto-back = Voltar
howto-next = Próximo
howto-done = Pronto
howto-rules = Regras
howto-rule = Ler a regra { $number }
